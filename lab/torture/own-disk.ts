/** A mount namespace with a small disk of its own, for root and, where the system allows it, for any user. */
export const UNSHARE = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])]
