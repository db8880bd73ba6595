import { act } from '@testing-library/react';

/** One upload as the fake browser sends it; the test plays the server. */
export interface FakeUpload {
  readonly url: string;
  readonly cabeceras: Readonly<Record<string, string>>;
  readonly campos: Readonly<Record<string, FormDataEntryValue>>;
  readonly cancelada: boolean;
  avanzar(enviados: number, total: number): void;
  responder(status: number, body: unknown): void;
  /** No answer at all. */
  cortar(): void;
}

/** Takes the place of XMLHttpRequest; every upload that was sent is in the array it returns. */
export function fakeUploads(): FakeUpload[] {
  const enviadas: FakeUpload[] = [];
  class Peticion {
    readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    status = 0;
    responseText = '';
    private url = '';
    private cancelada = false;
    private readonly cabeceras: Record<string, string> = {};
    open(_metodo: string, url: string) {
      this.url = url;
    }
    setRequestHeader(nombre: string, valor: string) {
      this.cabeceras[nombre] = valor;
    }
    abort() {
      this.cancelada = true;
      this.onabort?.();
    }
    send(form: FormData) {
      const peticion = this;
      enviadas.push({
        url: this.url,
        cabeceras: this.cabeceras,
        campos: Object.fromEntries(form.entries()),
        get cancelada() {
          return peticion.cancelada;
        },
        avanzar: (loaded, total) => act(() => peticion.upload.onprogress?.({ loaded, total })),
        responder: (status, body) =>
          act(() => {
            peticion.status = status;
            peticion.responseText = JSON.stringify(body);
            peticion.onload?.();
          }),
        cortar: () => act(() => peticion.onerror?.()),
      });
    }
  }
  globalThis.XMLHttpRequest = Peticion as unknown as typeof XMLHttpRequest;
  return enviadas;
}

/** A file of so many bytes that are never made. */
export function fileOf(name: string, type: string, bytes = 1200): File {
  const archivo = new File(['x'], name, { type, lastModified: 1 });
  Object.defineProperty(archivo, 'size', { value: bytes });
  return archivo;
}
