/** The paper colour of `tokens.css` for meta tags and the manifest. A test compares them. */
export const PAPER = { light: '#f7f3ea', dark: '#14120f' } as const
