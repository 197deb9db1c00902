import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useTranslation } from 'react-i18next'
import classes from './palette-button.module.css'
import { paletteOpen } from './palette-open.ts'

/** In the header, where people expect a search: opens the palette. */
export const PaletteButton = () => {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={classes.field}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K"
      onClick={() => paletteOpen.set(true)}
    >
      <IconSearch size={20} stroke={1.75} aria-hidden />
      <span>{t('menu.search')}</span>
      <kbd aria-hidden>/</kbd>
    </button>
  )
}
