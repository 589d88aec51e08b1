/** The colours of the web apps. */
export const INKS = {
  ink: '#1a1714',
  soft: '#5b534a',
  rule: '#8c8172',
  paper: '#ffffff',
  press: '#c42f03',
  cyan: '#00a4d6',
  magenta: '#d9147a',
  yellow: '#f2c500',
} as const
