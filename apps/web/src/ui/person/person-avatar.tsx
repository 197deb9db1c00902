import { Avatar } from '@mantine/core'
import { initialsOf, toneOf } from './person.ts'

/** A person's picture; without one, initials on a colour fixed by the name. */
export const PersonAvatar = ({
  name,
  src,
  size = 44,
}: {
  name: string
  src?: string | null
  size?: number
}) => (
  // In pixels: a larger font size needs no larger pictures.
  <Avatar src={src ?? null} alt="" size={`calc(${size}px)`} radius="xl" color={toneOf(name)} variant="light">
    {initialsOf(name)}
  </Avatar>
)
