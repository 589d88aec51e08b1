/** Made by the bundler out of `app/`. */
declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'

  const build: ServerBuild
  export = build
}

/** By language, and empty in development: see `vite.config.ts`. */
declare module 'virtual:message-files' {
  const files: Readonly<Record<string, string | undefined>>
  export default files
}
