import { signUpForm } from '@emma/contracts/customers/forms'
import { fieldErrors, isProblem } from '../../../lib/api/problem.ts'
import { schemaErrors } from '../../../lib/forms/schema-errors.ts'
import { useDraftedForm } from '../../../lib/forms/use-drafted-form.ts'
import { useOneTry } from '../../../lib/forms/use-one-try.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { dateTyped } from '../../../ui/form/typed-value.ts'
import { askAccount, signUpKept } from './sign-up.calls.ts'
import type { SignUpState } from './use-sign-up.ts'

interface Values {
  readonly fullName: string
  readonly cpf: string
  /** As typed: `20/05/1990`. */
  readonly birthDate: string
  readonly cellPhone: string
  /** Terms and privacy policy together. */
  readonly accept: boolean
}
const empty: Values = { fullName: '', cpf: '', birthDate: '', cellPhone: '', accept: false }

const bodyOf = ({ accept, birthDate, ...typed }: Values) => ({
  ...typed,
  // An invalid date stays as typed, to be refused.
  birthDate: dateTyped(birthDate) || birthDate,
  acceptTerms: accept,
  acceptPrivacy: accept,
})

/** The faults, by the server's schema; an empty field is missing rather than wrong. */
const faultsOf = (values: Values): Record<string, string> => {
  const given = Object.entries(bodyOf(values)).filter(([, value]) => value !== '')
  const { acceptTerms, acceptPrivacy, ...faults } = schemaErrors(signUpForm, Object.fromEntries(given))
  const accept = acceptTerms ?? acceptPrivacy
  return accept === undefined ? faults : { ...faults, accept }
}

/** The rest of the form; submitting it opens the session, which leads to the payment. */
export const useDetails = ({ kept, restart }: SignUpState) => {
  const session = useSession()
  const { failure, isSending, attempt } = useOneTry()
  const { form, forget } = useDraftedForm('signUpDetails', {
    initialValues: empty,
    validate: faultsOf,
    keeps: ['cpf'],
  })
  const send = async (values: Values) => {
    const { acceptTerms: _terms, acceptPrivacy: _privacy, ...body } = bodyOf(values)
    const accepted = { acceptTerms: true, acceptPrivacy: true } as const
    const opened = await askAccount({ ...body, ...accepted, ticket: kept.ticket })
    forget()
    signUpKept.forget()
    session.open(opened)
  }
  const explain = (error: unknown) => {
    form.setErrors(fieldErrors(error))
    if (isProblem(error, 'sign_up_over')) restart()
  }
  return {
    form,
    failure,
    isSending,
    submit: form.onSubmit((values) => void attempt(() => send(values), explain)),
  }
}

export type Details = ReturnType<typeof useDetails>
