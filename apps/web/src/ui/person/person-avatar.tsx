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
  // In pixels: who reads larger letters needs no larger faces.
  <Avatar src={src ?? null} alt="" size={`calc(${size}px)`} radius="xl" color={toneOf(name)} variant="light">
    {initialsOf(name)}
  </Avatar>
)
