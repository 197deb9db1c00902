import { Avatar } from '@mantine/core'
import { initialsOf, toneOf } from './person.ts'

/** A person's picture; without one, initials on a colour that is always the same for the name. */
export const PersonAvatar = ({
  name,
  src,
  size = 44,
}: {
  name: string
  src?: string | null
  size?: number
}) => (
  <Avatar src={src ?? null} alt="" size={size} radius="xl" color={toneOf(name)} variant="light">
    {initialsOf(name)}
  </Avatar>
)
