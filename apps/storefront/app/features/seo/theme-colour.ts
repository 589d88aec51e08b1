/** The paper of `tokens.css` for what reads no style sheet: the frame of a browser, the manifest. A test compares them. */
export const PAPER = { light: '#f7f3ea', dark: '#14120f' } as const
