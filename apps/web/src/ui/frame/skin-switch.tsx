import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import IconSunMoon from '@tabler/icons-react/dist/esm/icons/IconSunMoon.mjs'
import { useTranslation } from 'react-i18next'
import { chooseSkin, type Layout, skinFor, skins, useSkin } from '../../lib/screen/skin.ts'
import { HeaderMenu, HeaderMenuEntry } from './menu/header-menu.tsx'

// Semi-dark and automatic share an icon, as both lie between the others; another one would exceed the first load's
// budget.
const icons = { light: IconSun, dark: IconMoon, 'semi-dark': IconSunMoon, auto: IconSunMoon } as const

/** Light, dark, semi-dark, system: only those that the layout supports. */
export const SkinSwitch = ({ layout }: { layout: Layout }) => {
  const { t } = useTranslation()
  const skin = skinFor(layout, useSkin())
  const Current = icons[skin]
  const wearable = skins.filter((option) => skinFor(layout, option) === option)
  return (
    <HeaderMenu label={t('skin.label')} picture={<Current size={22} stroke={1.75} aria-hidden />}>
      {wearable.map((option) => {
        const Icon = icons[option]
        return (
          <HeaderMenuEntry
            key={option}
            chosen={option === skin}
            onClick={() => chooseSkin(option)}
            picture={<Icon size={20} stroke={1.75} aria-hidden />}
          >
            {t(`skin.${option}`)}
          </HeaderMenuEntry>
        )
      })}
    </HeaderMenu>
  )
}
