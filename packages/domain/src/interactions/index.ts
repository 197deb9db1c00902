import { bleeding } from './bleeding.ts'
import { interactionClasses } from './classes.ts'
import { heart } from './heart.ts'
import { infection } from './infection.ts'
import { metabolic } from './metabolic.ts'
import { isNamed } from './named.ts'
import { nervous } from './nervous.ts'

export { actingSubstancesOf, type UsedMedicine } from './acting.ts'

/**
 * Gravest first. `contraindicated`: the two are not given together. `severe`: they may do lasting harm. `moderate`:
 * dose, time or tests are adapted.
 */
export const interactionSeverities = ['contraindicated', 'severe', 'moderate'] as const
export type InteractionSeverity = (typeof interactionSeverities)[number]

/** An interaction of two substances, from the public literature. */
export interface Interaction {
  /** The two sides as in the list: a substance, or `@` and a family. */
  readonly sides: readonly [string, string]
  readonly severity: InteractionSeverity
  /** One sentence in Portuguese. */
  readonly effect: string
  readonly advice: string
  readonly source: string
}

const isSeverity = (word: string): word is InteractionSeverity =>
  interactionSeverities.some((severity) => severity === word)

const read = (line: string): Interaction => {
  const [one = '', other = '', severity = '', effect = '', advice = '', source = ''] = line.split(' | ')
  if (!isSeverity(severity)) throw new Error(`Not an interaction: ${line}`)
  return { sides: [one, other], severity, effect, advice, source }
}

/**
 * The curated list, one pair each. Written by the team from public labels and literature; each row names its source. It
 * is not complete: a missing pair is no proof that two medicines go together.
 */
export const interactionList: readonly Interaction[] = [
  bleeding,
  heart,
  nervous,
  infection,
  metabolic,
].flatMap((rows) => rows.trim().split('\n').map(read))

const membersOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(interactionClasses).map(([name, members]) => [`@${name}`, members.split(', ')] as const),
)

const isOf = (substance: string, side: string): boolean =>
  (membersOf.get(side) ?? [side]).some((name) => isNamed(substance, name))

const joins = ({ sides: [one, other] }: Interaction, a: string, b: string): boolean =>
  a !== b && ((isOf(a, one) && isOf(b, other)) || (isOf(a, other) && isOf(b, one)))

/** Whether the list says anything about one of the substances. */
export const isListed = (substances: readonly string[]): boolean =>
  substances.some((each) => interactionList.some(({ sides }) => sides.some((side) => isOf(each, side))))

const gravity = ({ severity }: Interaction): number => interactionSeverities.indexOf(severity)

/**
 * The interactions between two medicines, by their substances (`actingSubstancesOf`), gravest first. Of several rows for the
 * same two substances only the gravest is returned.
 */
export const interactionsBetween = (a: readonly string[], b: readonly string[]): readonly Interaction[] => {
  const found = new Set<Interaction>()
  for (const one of a) {
    for (const other of b) {
      const [gravest] = interactionList
        .filter((each) => joins(each, one, other))
        .toSorted((x, y) => gravity(x) - gravity(y))
      if (gravest) found.add(gravest)
    }
  }
  return [...found].toSorted((x, y) => gravity(x) - gravity(y))
}
