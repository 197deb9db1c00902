import { useTranslation } from 'react-i18next'
import type { CallView } from '../state/call-view.ts'
import classes from './scene.module.css'

/** Signs over the images: shared screens, and a muted microphone. */
export const CallSigns = ({ view, name }: { view: CallView; name: string }) => {
  const { t } = useTranslation('calls')
  const signs = [
    view.screen && t('call.sharing'),
    !view.micOn && t('call.ownMicOff'),
    view.theirs?.screen && t('call.theirScreen', { name }),
    view.theirs?.mic === false && t('call.theirMicOff', { name }),
  ].filter((sign) => typeof sign === 'string')
  return (
    <div className={classes.signs} role="status">
      {signs.map((sign) => (
        <p key={sign}>{sign}</p>
      ))}
    </div>
  )
}
