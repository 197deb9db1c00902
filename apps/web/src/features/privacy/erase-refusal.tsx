import { ApiError } from '@emma/contracts/kit'
import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../lib/api/problem.ts'
import { fieldSentence } from '../../lib/i18n/i18n.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import classes from './privacy.module.css'

/** Link to settle one matter. @param path as the server names it: the matter, and after a dot its appointment */
const Way = ({ path }: { path: string }) => {
  const { t } = useTranslation('privacy')
  const [matter, appointment] = path.split('.')
  if (appointment !== undefined) {
    return (
      <TextLink to="/customer/agenda" search={{ open: appointment }}>
        {t('erase.seeAppointment')}
      </TextLink>
    )
  }
  if (matter === 'wallet') {
    return (
      <TextLink to="/customer/perfil/pagamentos" hash="carteira">
        {t('erase.seeWallet')}
      </TextLink>
    )
  }
  return <TextLink to="/customer/pronto-atendimento">{t('erase.seeQueue')}</TextLink>
}

/** Why it is not possible yet: each open item with what to do, and a link. */
export const EraseRefusal = ({ error }: { error: Error }) => {
  const errors = error instanceof ApiError ? (error.problem.errors ?? []) : []
  return (
    <Alert color="coral" role="alert">
      {problemText(error).detail}
      {errors.length > 0 && (
        <ul className={classes.matters}>
          {errors.map((problem, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two refunds of one appointment have the same path
            <li key={nth}>
              {fieldSentence(problem)} <Way path={problem.path} />
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
