export type { BrowserEvent } from './browser';
export { canonicalJson, hashDeEscritos, hashDeHechos } from './canonical';
export { findChromium } from './chromium';
export type { DatoImpreso, Emisor, Hechos, Papel } from './documento';
export { RenderError, type RenderErrorCode } from './errors';
export { type DocumentEvent, type Rendered, Renderer, type RendererOptions } from './renderer';
export type { Adjunto } from './stamp';
export { TemplateStore } from './templates';
