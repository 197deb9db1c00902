/**
 * Whether a profession's specialty shows in public only with the registration of the qualification (RQE). Physicians
 * announce one only with its number and the state's council (CFM 2.336/2023, art. 4; CFM 2.162/2017); the other
 * professions stand in the catalogue by their own name, which needs no title beside the council's registration
 * (decision 15). While no council is known nothing is announced.
 */
export const needsRqe = (councilType: string | null): boolean => councilType === null || councilType === 'CRM'

/** Whether a specialty may be announced: with its RQE where the profession asks for one. */
export const mayAnnounce = (councilType: string | null, rqe: string | null): boolean =>
  rqe !== null || !needsRqe(councilType)
