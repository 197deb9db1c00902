import IconLayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs'
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './palette.module.css'
import type { Place } from './places.ts'

const pictures = { screen: IconLayoutList, customer: IconUser, specialist: IconStethoscope } as const

interface Props {
  /** Of the field; the options' ids follow from it. */
  readonly id: string
  readonly list: readonly Place[]
  /** Which one the arrow keys are at. */
  readonly at: number
  readonly onChoose: (place: Place) => void
}

/** What can be opened, below the field that keeps the focus and whose keys choose. */
export const PlaceList = ({ id, list, at, onChoose }: Props) => {
  const { t } = useTranslation('palette')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.children[at]?.scrollIntoView?.({ block: 'nearest' })
  }, [at])
  return (
    <div ref={box} id={`${id}-list`} role="listbox" aria-label={t('list')} className={classes.list}>
      {list.map((place, nth) => {
        const Picture = pictures[place.kind]
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose
          <div
            key={place.path}
            id={`${id}-${nth}`}
            role="option"
            tabIndex={-1}
            aria-selected={nth === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(place)}
          >
            <Picture size={20} stroke={1.75} aria-hidden />
            <span>{place.name}</span>
            <small>{t(place.kind)}</small>
          </div>
        )
      })}
    </div>
  )
}
