// As the starter has it, without the admin's pages; events, workflows, locks and caches in memory, its defaults.
const { defineConfig } = require('@medusajs/framework/utils')

module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    // A socket of this machine has no TLS.
    databaseDriverOptions: { connection: { ssl: false } },
    http: {
      storeCors: 'http://localhost:8000',
      adminCors: 'http://localhost:9000',
      authCors: 'http://localhost:9000',
      jwtSecret: 'only-for-the-benchmark',
      cookieSecret: 'only-for-the-benchmark',
    },
  },
})
