/** Statuses of the kinds of things that the audit trail names; a specialist's is a figure, written as `_2`. */
type Statuses = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A status in words; undefined where its kind has no list, or the list does not have it. */
export const statusWord = (statuses: Statuses, entity: string, status: unknown): string | undefined =>
  statuses[entity]?.[typeof status === 'number' ? `_${status}` : String(status)]
