/** The header by which an assistant says for whom a call is made: the specialist's id. */
export const ACTING_FOR = 'X-Acting-For'
