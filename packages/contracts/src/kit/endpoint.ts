import type { Action, AssistantAct, AssistantRight, Role, Subject } from '@emma/domain/auth'
import type * as z from 'zod/mini'
import type { ErrorCode } from './error-codes.ts'

type Schema = z.ZodMiniType

/** What an assistant may do at an endpoint for a specialist. */
export interface ForAssistant {
  readonly right: AssistantRight
  /** Its name in the audit; omitted if the call changes nothing and issues no document. */
  readonly act?: AssistantAct
  /** The query for assistants, if they may send less than a specialist. */
  readonly query?: Schema
  /** The whole answer to an assistant: it has nothing clinical. */
  readonly response: Schema | null | 'stream'
}

/** Dates of a replaced call. */
export interface Deprecation {
  /** The day from which the replacement should be used: `2027-01-31`. */
  readonly since: string
  /** The call is answered at least until this day. */
  readonly until: string
}

/**
 * One endpoint of the API, defined once for the server, the browser and the OpenAPI page.
 *
 * - `path`: below `/api/v1/`, parameters as `:name`.
 * - `resource` and `action` are what the server enforces; `role` narrows to one role and types the actor.
 * - `caller`: a provider calls it, not a person: it authenticates with the Basic credentials of the configuration.
 * - `response`: `null` if there is no body (204); `'stream'` for a file.
 * - `accepted`: the call may also answer 202 with the same body while the outcome is not known yet; if the answer is
 *   a file, with JSON about its progress.
 * - `idempotent`: takes `Idempotency-Key`; the same key and body give the same answer for 24 hours.
 * - `proof`: takes `X-Proof`, the token of `authentication/proof`, as it may require recent proof of identity.
 * - `multipart`: text fields arrive as JSON text under `body`'s names, files under these names; with `optional` a call
 *   without files may be JSON.
 * - `form`: also takes what an HTML form or a mail program posts (`application/x-www-form-urlencoded`).
 * - `deprecated`: still answered, with a header that says so (docs/api.md).
 * - `assistant`: allows assistants, who are refused without it: `self` for the own account; else for the specialist of
 *   `X-Acting-For`, with the right it requires and a response of its own.
 * - `errors`: codes beyond the universal ones; answering any other is a defect that tests report.
 */
export interface EndpointSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly resource: Subject
  readonly action: Action
  readonly role?: Role
  readonly caller?: 'payments'
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly multipart?: {
    readonly files: readonly string[]
    readonly maxBytes: number
    readonly optional?: true
  }
  readonly form?: true
  readonly response: Schema | null | 'stream'
  readonly status: 200 | 201 | 202 | 204
  readonly accepted?: true
  readonly idempotent?: true
  readonly proof?: true
  readonly deprecated?: Deprecation
  readonly assistant?: 'self' | ForAssistant
  readonly errors: readonly ErrorCode[]
}

/** Declares an endpoint; its literal types are preserved, so that server and client are typed by it. */
export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec

type OutputOf<S> = S extends Schema ? z.output<S> : undefined
type InputOf<S> = S extends Schema ? z.input<S> : undefined
type Field<E, K extends string> = E extends { readonly [P in K]: infer S } ? S : undefined

/** The types that the server's use case receives after validation. */
export type ParamsOf<E extends EndpointSpec> = OutputOf<Field<E, 'params'>>
export type QueryOf<E extends EndpointSpec> = OutputOf<Field<E, 'query'>>
export type BodyOf<E extends EndpointSpec> = OutputOf<Field<E, 'body'>>
/** The types that a caller sends. */
export type ParamsIn<E extends EndpointSpec> = InputOf<Field<E, 'params'>>
export type QueryIn<E extends EndpointSpec> = InputOf<Field<E, 'query'>>
export type BodyIn<E extends EndpointSpec> = InputOf<Field<E, 'body'>>
/** The type of the call's answer. */
export type ResponseOf<E extends EndpointSpec> = E['response'] extends Schema
  ? z.output<E['response']>
  : E['response'] extends 'stream'
    ? Blob
    : undefined
