import { SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { PlaceMap } from '../map/place-map.tsx'
import { samplePeople, sampleText } from './samples.ts'

const around = samplePeople.map((label, nth) => ({
  id: label,
  label,
  latitude: -23.55 - nth / 20,
  longitude: -46.63 + nth / 15,
}))

/** Several places, one selected; and a movable one. */
export const KitMap = () => {
  const [selected, select] = useState<string | undefined>(around[0]?.id)
  const [at, move] = useState({ latitude: -23.55, longitude: -46.63 })
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <PlaceMap label={sampleText.sections.map} pins={around} selected={selected} onSelect={select} />
      <PlaceMap
        label={sampleText.title}
        pins={[{ id: 'one', label: sampleText.title, ...at }]}
        onMove={(_, to) => move(to)}
      />
    </SimpleGrid>
  )
}
