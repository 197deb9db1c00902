import type { UserData } from '@emma/contracts/auth'

const obstacles = ['incomplete', undefined, 'underReview', 'refused', 'suspended'] as const
export type Obstacle = NonNullable<(typeof obstacles)[number]>

/** Why a specialist does not practice: the account is not approved; undefined if it is, or for others. */
export const obstacleOf = (user: UserData | null): Obstacle | undefined =>
  user?.role === 'specialist' ? obstacles[user.status ?? 1] : undefined
