/** Loaded with the first mail: the program starts without it. */
export const nodemailer = (): typeof import('nodemailer') => require('nodemailer');
