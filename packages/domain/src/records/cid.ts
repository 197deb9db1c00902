const CATEGORY_LENGTH = 3

/**
 * The category of an ICD-10 code: its first three characters; the category itself is its own.
 * @param code as the official list writes it: `J45`, `J45.0`
 * @see https://icd.who.int/browse10/Content/statichtml/ICD10Volume2_en_2019.pdf
 */
export const cidCategory = (code: string): string => code.slice(0, CATEGORY_LENGTH)
