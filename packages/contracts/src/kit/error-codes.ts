/**
 * Every error code that a call can answer, with its HTTP status. A code is stable, snake_case and English;
 * its Portuguese sentence lives in `@emma/phrases`, where a code without one does not compile.
 */
export const errorStatus = {
  // any call
  malformed: 400,
  validation_failed: 422,
  token_missing: 401,
  token_expired: 401,
  token_invalid: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  work_required: 428,
  sms_unavailable: 503,
  internal: 500,
  provider_failed: 502,
  unavailable: 503,
  idempotency_key_reused: 409,
  request_in_progress: 409,
  invalid_transition: 409,
  stale_version: 409,
  // auth
  invalid_credentials: 401,
  refresh_reused: 401,
  session_ended: 401,
  account_blocked: 403,
  proof_required: 403,
  second_factor_required: 403,
  second_factor_setup_required: 403,
  second_factor_active: 409,
  second_factor_mandatory: 409,
  passkey_invalid: 422,
  reset_token_invalid: 422,
  undo_token_invalid: 422,
  code_invalid: 422,
  code_expired: 422,
  sign_up_over: 422,
  sign_up_refused: 409,
  password_chosen: 409,
  email_taken: 409,
  cpf_taken: 409,
  // booking, cards, wallet
  slot_taken: 409,
  slot_not_open: 409,
  offer_changed: 409,
  return_not_open: 409,
  already_booked_then: 409,
  too_many_holds: 429,
  payment_refused: 402,
  payment_pause: 429,
  wallet_insufficient: 409,
  card_required: 422,
  card_token_invalid: 422,
  cancel_not_allowed: 409,
  reschedule_not_allowed: 409,
  refund_not_allowed: 409,
  refund_changed: 409,
  rule_invalid: 422,
  // waitlist, reviews
  waitlist_joined: 409,
  offer_over: 409,
  review_exists: 409,
  review_not_allowed: 409,
  // preparations
  preparation_closed: 409,
  questionnaire_changed: 409,
  files_limit: 409,
  // earnings
  withdrawal_too_small: 422,
  insufficient_funds: 409,
  bank_account_missing: 409,
  bank_account_refused: 422,
  recipient_not_active: 409,
  withdrawal_open: 409,
  withdrawals_stopped: 409,
  // admins
  last_admin: 409,
  // availability, specialties
  slot_conflict: 409,
  offer_exists: 409,
  specialty_not_of_council: 409,
  specialty_exists: 409,
  specialty_in_use: 409,
  // places
  place_in_use: 409,
  places_limit: 409,
  // specialists
  profile_incomplete: 409,
  council_locked: 409,
  open_appointments: 409,
  // companies, invites
  cnpj_taken: 409,
  company_incomplete: 409,
  company_not_approved: 409,
  last_company_admin: 409,
  member_exists: 409,
  invite_exists: 409,
  invite_over: 409,
  // calls
  call_not_open: 409,
  consent_missing: 409,
  call_superseded: 409,
  companion_not_allowed: 409,
  companion_taken: 409,
  // queue
  already_in_queue: 409,
  emergency_not_acknowledged: 409,
  care_kind_not_for_age: 409,
  nobody_on_duty: 409,
  queue_taken: 409,
  already_attending: 409,
  not_on_duty: 403,
  queue_not_allowed: 403,
  // support
  message_not_due: 409,
  // chat
  chat_closed: 409,
  chat_disabled: 409,
  // records, prescriptions
  record_exists: 409,
  allergy_noted: 409,
  record_signed: 409,
  prescription_issued: 409,
  record_incomplete: 422,
  document_incomplete: 422,
  secret_code_invalid: 401,
  // dependents
  dependents_limit: 409,
  dependent_of_age: 409,
  // privacy
  consent_required: 409,
  erasure_not_allowed: 409,
  // pages
  slug_taken: 409,
  page_standing: 409,
  // lookups
  cep_invalid: 422,
  cep_not_found: 404,
} as const satisfies Record<string, number>

/** A stable error code. */
export type ErrorCode = keyof typeof errorStatus

/** Codes that any endpoint may answer without listing them. */
export const universalErrors = [
  'malformed',
  'validation_failed',
  'token_missing',
  'token_expired',
  'token_invalid',
  'session_ended',
  'proof_required',
  'second_factor_required',
  'second_factor_setup_required',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]
