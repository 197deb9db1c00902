/** The header with the id of the specialist an assistant makes a call for. */
export const ACTING_FOR = 'X-Acting-For'
