import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../../../ui/layout/layout.module.css'
import { type BrowserKind, browserKindOf, browserKinds } from './browser-kind.ts'
import classes from './device-test.module.css'
import { AddressPicture, BlockedPicture, SwitchesPicture } from './permission-pictures.tsx'

/** A picture of each step; the last one leads back to this page. */
const pictures: Readonly<Record<BrowserKind, readonly (() => React.ReactNode)[]>> = {
  chrome: [() => <AddressPicture />, SwitchesPicture],
  safari: [() => <AddressPicture />, SwitchesPicture],
  ios: [() => <AddressPicture />, SwitchesPicture],
  firefox: [() => <AddressPicture />, BlockedPicture],
  samsung: [() => <AddressPicture lock />, SwitchesPicture],
}

/** How to allow camera and microphone again, with pictures for this browser. */
export const PermissionHelp = () => {
  const { t } = useTranslation('deviceTest')
  const [browser, setBrowser] = useState(() => browserKindOf(navigator.userAgent, navigator.maxTouchPoints))
  const data = browserKinds.map((kind) => ({ value: kind, label: t(`permission.browsers.${kind}`) }))
  return (
    <section className={classes.permission} aria-label={t('permission.title')}>
      <h2>{t('permission.title')}</h2>
      <NativeSelect
        className={classes.which}
        label={t('permission.which')}
        data={data}
        value={browser}
        onChange={({ currentTarget }) =>
          setBrowser(browserKinds.find((kind) => kind === currentTarget.value) ?? 'chrome')
        }
      />
      <ol className={classes.steps}>
        {t(`permission.steps.${browser}`, { returnObjects: true }).map((step, index) => (
          <li key={step}>
            {pictures[browser][index]?.()}
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className={layout.quiet}>{t('permission.system')}</p>
    </section>
  )
}
