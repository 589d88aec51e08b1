/** Of this process; health answers 503 unless it is ready. */
export interface Readiness {
  state: 'starting' | 'ready' | 'stopping'
}
