/** Words for the audit trail's codes; a specialist's status is a number, written as `_2`. */
interface Words {
  readonly statuses: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly messages: Readonly<Record<string, string>>
  readonly channels: Readonly<Record<string, string>>
}

/** A field's value in words; undefined if it is no code, or one without words. */
export const fieldWord = (
  { statuses, messages, channels }: Words,
  entity: string,
  [name, value]: readonly [string, unknown],
): string | undefined => {
  if (name === 'status') return statuses[entity]?.[typeof value === 'number' ? `_${value}` : String(value)]
  if (name === 'message') return messages[String(value)]
  return name === 'channel' ? channels[String(value)] : undefined
}
