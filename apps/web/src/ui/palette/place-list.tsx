import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import IconLayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs'
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { useTranslation } from 'react-i18next'
import { OptionList } from '../layout/option-list.tsx'
import type { Place } from './places.ts'

const pictures = {
  action: IconBolt,
  screen: IconLayoutList,
  customer: IconUser,
  specialist: IconStethoscope,
} as const

interface Props {
  /** Id of the field; the options' ids derive from it. */
  readonly id: string
  readonly list: readonly Place[]
  /** Index of the option selected by arrow keys. */
  readonly at: number
  readonly onChoose: (place: Place) => void
}

const Option = ({ place }: { place: Place }) => {
  const { t } = useTranslation('palette')
  const Picture = pictures[place.kind]
  return (
    <>
      <Picture size={20} stroke={1.75} aria-hidden />
      <span>{place.name}</span>
      <small>{t(place.kind)}</small>
    </>
  )
}

/** The list of results. */
export const PlaceList = (props: Props) => {
  const { t } = useTranslation('palette')
  return (
    <OptionList {...props} label={t('list')} keyOf={({ path }) => path}>
      {(place) => <Option place={place} />}
    </OptionList>
  )
}
