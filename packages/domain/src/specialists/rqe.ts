/**
 * Whether a profession's specialty is shown in public only with the registration of the qualification (RQE). Physicians
 * announce a specialty only with its number and the state's council (CFM 2.336/2023, art. 4; CFM 2.162/2017). The other
 * professions are in the catalogue by their own name, which needs no title besides the council's registration (decision
 * 15). While the council is unknown nothing is announced.
 */
export const needsRqe = (councilType: string | null): boolean => councilType === null || councilType === 'CRM'
