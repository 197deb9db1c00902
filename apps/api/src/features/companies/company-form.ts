import type { updateCompany as endpoint } from '@emma/contracts/companies'
import type { BodyOf } from '@emma/contracts/kit'
import { checkCouncil } from '@emma/domain/specialists'
import { invalidField } from '../../http/app-error.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import type { Director } from './companies.repo.ts'

type Typed = BodyOf<typeof endpoint>['technical_director']

/** A technical director in stored form; undefined if none was named. @throws AppError `validation_failed` */
export const directorFrom = (typed: Typed): Director | undefined => {
  if (typed === undefined) return undefined
  const council = checkCouncil(typed.council)
  if (council.ok) return { name: typed.name, council: council.value }
  throw invalidField('technical_director.council', council.code)
}

/** @throws AppError `validation_failed` at `document` */
export const requireDocument = ({ document }: Readonly<Record<string, UploadedFile>>): UploadedFile => {
  if (document) return document
  throw invalidField('document', 'required')
}
