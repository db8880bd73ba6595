/** Loaded lazily. */
export const nodemailer = (): typeof import('nodemailer') => require('nodemailer');
