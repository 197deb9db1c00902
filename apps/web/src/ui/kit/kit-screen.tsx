import { Title } from '@mantine/core'

/** Every carrier in every state. */
export default function KitScreen() {
  return <Title order={1}>_kit</Title>
}
