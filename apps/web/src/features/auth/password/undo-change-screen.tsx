import { Alert, Button, Title } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../../../lib/api/api.ts'
import { isProblem, problemText } from '../../../lib/api/problem.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { askUndo } from '../auth.calls.ts'
import classes from '../auth.module.css'
import { AuthCard } from '../login/auth-card.tsx'
import { useAnswer } from '../use-answer.ts'

const Over = ({ outcome }: { outcome: 'mailed' | 'invalid' }) => {
  const { t } = useTranslation('auth')
  return (
    <div className={classes.form} role={outcome === 'mailed' ? 'status' : 'alert'}>
      <Title order={1}>{t(outcome === 'mailed' ? 'undo.doneTitle' : 'undo.invalidTitle')}</Title>
      <p className={classes.message}>{t(outcome === 'mailed' ? 'undo.mailed' : 'undo.invalid')}</p>
      <LinkButton size="lg" to="/login">
        {t('undo.signIn')}
      </LinkButton>
    </div>
  )
}

const useUndo = (token: string | undefined) => {
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<'mailed' | 'invalid' | null>(token ? null : 'invalid')
  const undo = async (given: string): Promise<void> => {
    try {
      const { reset_token } = await askUndo({ token: given })
      // This browser's session has ended too; with a session the new password's screen would not open.
      await session.recheck().catch(() => undefined)
      if (reset_token === null) setOutcome('mailed')
      else
        await navigate({
          to: '/authentication/reset-password',
          search: { token: reset_token },
          replace: true,
        })
    } catch (error) {
      if (!isProblem(error, 'undo_token_invalid')) throw error
      setOutcome('invalid')
    }
  }
  return { outcome, ...useAnswer(undo, () => undefined) }
}

/**
 * Undoes a change of e-mail or cell phone. By a button, not by opening the link: mail programs open links by
 * themselves.
 */
export default function UndoChangeScreen() {
  const { t } = useTranslation('auth')
  const { token } = useSearch({ from: '__root__' })
  const { outcome, failure, pending, send } = useUndo(token)
  return (
    <AuthCard>
      {token && outcome === null ? (
        <div className={classes.form}>
          <Title order={1}>{t('undo.title')}</Title>
          <p className={classes.message}>{t('undo.detail')}</p>
          {failure !== null && (
            <Alert color="coral" role="alert">
              {problemText(failure).detail}
            </Alert>
          )}
          <Button size="lg" fullWidth loading={pending} onClick={() => void send(token)}>
            {t('undo.submit')}
          </Button>
        </div>
      ) : (
        <Over outcome={outcome ?? 'invalid'} />
      )}
    </AuthCard>
  )
}
