import type { SlotPlace } from '@emma/contracts/availability/slots'
import { useTranslation } from 'react-i18next'

interface Located {
  readonly online: boolean
  readonly place: SlotPlace | null
}

/** Where something takes place, with name and address. Texts of the phrase set `booking`. */
export const useWhere = () => {
  const { t } = useTranslation('booking')
  return ({ online, place }: Located): string => {
    if (online) return t('where.online')
    return place ? t('where.at', { name: place.name, address: place.address }) : t('where.place')
  }
}
