export * from './errores';
export * from './mensajes';
export * from './roles';
