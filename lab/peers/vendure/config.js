// As `npx @vendure/create` writes it for production, without e-mail, asset server and dashboard, which nothing here asks.
import {
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSchedulerPlugin,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  LogLevel,
} from '@vendure/core'

const { PORT, DB_HOST, DB_NAME, SUPERADMIN_PASSWORD } = process.env

export const config = {
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  apiOptions: {
    hostname: '127.0.0.1',
    port: Number(PORT),
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    superadminCredentials: { identifier: 'superadmin', password: SUPERADMIN_PASSWORD },
    cookieOptions: { secret: 'only-for-the-benchmark' },
  },
  dbConnectionOptions: {
    type: 'postgres',
    host: DB_HOST,
    username: 'platen',
    database: DB_NAME,
    synchronize: false,
    logging: false,
    migrations: [],
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [
    DefaultSchedulerPlugin.init(),
    DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
    DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
  ],
}
