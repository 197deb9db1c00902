import { ApiError } from '@emma/contracts/kit'
import { Alert } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors, problemText } from '../../lib/api/problem.ts'
import { CodeField } from './code-field.tsx'

const isComplete = (code: string): boolean => code.length === 6

/** Why the code was refused, and the tries left for it. */
const useRefusal = (failure: unknown): string | undefined => {
  const { t } = useTranslation('fields')
  if (failure === null) return undefined
  const left = failure instanceof ApiError ? failure.problem.tries_left : undefined
  if (left === 0) return t('code.usedUp')
  const said = fieldErrors(failure).code ?? problemText(failure).detail
  return left === undefined ? said : `${said} ${t('code.triesLeft', { count: left })}`
}

interface Asked {
  /** Null if nothing failed. */
  readonly failure: unknown
  readonly confirm: (code: string) => void
  readonly size?: 'md'
}

/** The code of a form with no other field: sent when its last digit is typed, or by the form's button. */
export const useCodeEntry = ({ failure, confirm, size }: Asked) => {
  const { t } = useTranslation('fields')
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShort(!isComplete(code))
    if (isComplete(code)) confirm(code)
  }
  const message = useRefusal(failure)
  const entry = (
    <>
      <CodeField
        {...(size && { size })}
        autoFocus
        data-autofocus
        value={code}
        onChange={(digits) => {
          setCode(digits)
          setShort(false)
        }}
        onComplete={confirm}
        error={isShort ? t('code.incomplete') : undefined}
      />
      {message && !isShort && (
        <Alert color="coral" role="alert">
          {message}
        </Alert>
      )}
    </>
  )
  return { submit, entry }
}
