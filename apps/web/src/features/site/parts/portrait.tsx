import type { SitePerson } from '@emma/contracts/site'
import { initialsOf } from '../../../ui/person/person.ts'

/** Five tints of a portrait's background, fixed by the person. */
const TINTS = 5
const tintOf = (id: string): number => Number.parseInt(id.slice(-4), 16) % TINTS

interface Props {
  readonly person: Pick<SitePerson, 'id' | 'name' | 'avatar'>
  readonly size: number
  /** On the first screen: loaded at once. */
  readonly isEarly?: boolean
  readonly className?: string
}

/** Decorative: the name is beside it. */
export const Portrait = ({ person, size, isEarly = false, className = '' }: Props) => (
  <span className={`s-portrait s-tint-${tintOf(person.id)} ${className}`}>
    {person.avatar ? (
      <img
        src={person.avatar}
        alt=""
        width={size}
        height={size}
        loading={isEarly ? 'eager' : 'lazy'}
        decoding="async"
      />
    ) : (
      <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
        <text x="24" y="30" textAnchor="middle">
          {initialsOf(person.name)}
        </text>
      </svg>
    )}
  </span>
)
