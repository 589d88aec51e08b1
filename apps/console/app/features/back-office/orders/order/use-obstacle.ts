import { useOrderContext } from './order-context.ts'
import { obstacleTo } from '../../../../lib/requests/obstacle.ts'
import type { Move } from './moves.ts'

/** Why who is signed in cannot make this move with the order on the desk; undefined when it can be made. */
export function useObstacle(move: Move): string | undefined {
  return obstacleTo(useOrderContext().order, move)
}
