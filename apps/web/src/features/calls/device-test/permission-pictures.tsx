import { useTranslation } from 'react-i18next'
import classes from './device-test.module.css'

const Frame = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <svg className={classes.picture} viewBox="0 0 240 96" role="img" aria-label={title}>
    <rect className={classes.ground} x="1" y="1" width="238" height="94" rx="12" />
    {children}
  </svg>
)

/** The address bar, with the button beside the address highlighted. */
export const AddressPicture = ({ lock = false }: { lock?: boolean }) => {
  const { t } = useTranslation('deviceTest')
  return (
    <Frame title={t('permission.pictures.address')}>
      <rect className={classes.field} x="16" y="30" width="208" height="36" rx="18" />
      <circle className={classes.mark} cx="36" cy="48" r="14" />
      {lock ? (
        <path className={classes.line} d="M31 47h10v8H31zM33 47v-3a3 3 0 0 1 6 0v3" />
      ) : (
        <path className={classes.line} d="M29 44h8m4 0h2M29 52h2m4 0h8M39 42v4M33 50v4" />
      )}
      <path className={classes.words} d="M62 48h96" />
    </Frame>
  )
}

const Row = ({ y, children }: { y: number; children: React.ReactNode }) => (
  <g>
    {children}
    <path className={classes.words} d={`M64 ${y}h72`} />
    <rect className={classes.on} x="184" y={y - 10} width="36" height="20" rx="10" />
    <circle className={classes.knob} cx="210" cy={y} r="7" />
  </g>
)

/** Camera and microphone, both switched on. */
export const SwitchesPicture = () => {
  const { t } = useTranslation('deviceTest')
  return (
    <Frame title={t('permission.pictures.switches')}>
      <Row y={30}>
        <path className={classes.line} d="M22 23h18v14H22zM40 28l8-4v12l-8-4z" />
      </Row>
      <Row y={66}>
        <path
          className={classes.line}
          d="M31 56a4 4 0 0 1 8 0v7a4 4 0 0 1-8 0zM27 62a8 8 0 0 0 16 0M35 70v6M30 76h10"
        />
      </Row>
    </Frame>
  )
}

/** A prompt for camera and microphone, with its closing X. */
export const BlockedPicture = () => {
  const { t } = useTranslation('deviceTest')
  return (
    <Frame title={t('permission.pictures.blocked')}>
      <path className={classes.line} d="M22 41h18v14H22zM40 46l8-4v12l-8-4z" />
      <path className={classes.words} d="M64 48h84" />
      <circle className={classes.mark} cx="200" cy="48" r="14" />
      <path className={classes.line} d="M195 43l10 10M205 43l-10 10" />
    </Frame>
  )
}
