/** Working days within which risk decides a folder. */
export const PLAZO_DE_REVISION = 2;
