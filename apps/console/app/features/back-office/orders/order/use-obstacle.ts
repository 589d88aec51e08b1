import { useOrderContext } from './order-context.ts'
import { obstacleTo } from '../../../../lib/requests/obstacle.ts'
import type { Move } from './moves.ts'

/** Undefined when the move is possible. */
export function useObstacle(move: Move): string | undefined {
  return obstacleTo(useOrderContext().order, move)
}
