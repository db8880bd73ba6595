import { AsyncResource } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import multer, { MulterError } from 'multer';
import { nombreRecibido, StorageError, writeAll } from '../storage';
import { type ArchivoRecibido, interrupted, type TemporaryFiles } from '../uploads';
import { lingerAfterAnswer } from '../uploads/linger';
import { settleFormKey } from './idempotency';
import { routeOf } from './route-name';

/** Every limit is set: with only `fileSize`, thousands of fields and deep nesting were accepted (promesas.md, fact 5). */
const limits = {
  files: 1,
  fields: 10,
  fieldNameSize: 60,
  fieldSize: 10_000,
  fieldNestingDepth: 0,
  parts: 12,
  headerPairs: 20,
};
/** Size of the form's fields and frame beside the file. */
const MAX_FRAME_BYTES = 256 * 1024;
const FIELD_NAME = /^[A-Za-z][A-Za-z0-9]*$/;

interface LimitOfRoute {
  readonly maxBytes: number;
  readonly refusal: () => ErrorDeNegocio;
}

/** DOC-035, DOC-510: 10,000,000 bytes are taken, one more is not. */
const documento: LimitOfRoute = {
  maxBytes: 10_000_000,
  refusal: () => new ErrorDeNegocio('demasiadoGrande', 'documento-pesado', mensajes.DOC.documentoPesado('10 MB')),
};
const importacion: LimitOfRoute = {
  maxBytes: 25 * 1024 * 1024,
  refusal: () => new ErrorDeNegocio('demasiadoGrande', 'archivo-demasiado-grande', mensajes.propios.archivoGrande),
};
/** Routes with a larger limit. */
const byRoute: Readonly<Record<string, LimitOfRoute>> = { '/api/v1/importacion': importacion };

const limitOf = (request: Request): LimitOfRoute => byRoute[routeOf(request)] ?? documento;

/**
 * The multer instance for the generated routes (their default has no limits). Files are streamed into the upload folder, hashed on the way, and
 * removed when the answer closes, whatever the outcome. Too large files are refused without reading the rest.
 */
export function uploads(files: TemporaryFiles): multer.Multer {
  const receptions = new WeakMap<Request, Reception>();
  const upload = multer({
    storage: {
      _handleFile: (request, file, done) => {
        const reception = receptions.get(request) as Reception;
        reception.receive(file).then((received) => done(null, received), done);
      },
      // the reception removes its own file
      _removeFile: (_request, _file, done) => done(null),
    },
    limits: ((request: Request) => ({ ...limits, fileSize: limitOf(request).maxBytes })) as never,
    defParamCharset: 'utf8',
    streamHandler: (request: Request, parser: NodeJS.WritableStream) => {
      receptions.get(request)?.watch(request);
      request.pipe(parser);
    },
  } as multer.Options);
  const fields = upload.fields.bind(upload);
  upload.fields = (accepted) => {
    const parse = fields(accepted);
    return receiver(parse, (request, reception) => receptions.set(request, reception), files);
  };
  return upload;
}

function receiver(
  parse: RequestHandler,
  register: (request: Request, reception: Reception) => void,
  files: TemporaryFiles,
): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    // Socket callbacks would lose the request's async context, and with it the idempotency key.
    let answered = false;
    const answer = AsyncResource.bind((error?: unknown): void => {
      if (answered) return;
      answered = true;
      next(error === undefined ? refusalOfForm(request) : refusalOf(error, request));
    });
    const reception = new Reception(limitOf(request), files, answer);
    register(request, reception);
    response.once('close', () => void reception.remove());
    lingerAfterAnswer(request, response);
    if (reception.tooLong(Number(request.headers['content-length'] ?? 0))) return answer(reception.limit.refusal());
    parse(request, response, answer);
  };
}

/** Receives the file of one request. */
class Reception {
  private file: {
    readonly stream: Readable;
    readonly path: Promise<string>;
    readonly written: Promise<unknown>;
  } | null = null;

  constructor(
    readonly limit: LimitOfRoute,
    private readonly files: TemporaryFiles,
    private readonly answer: (error?: unknown) => void,
  ) {}

  tooLong(bytes: number): boolean {
    return bytes > this.limit.maxBytes + MAX_FRAME_BYTES;
  }

  /** Counts the bytes of a request without Content-Length. */
  watch(request: Request): void {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (this.tooLong(bytes)) this.answer(this.limit.refusal());
    });
  }

  async receive({ stream, originalname }: Express.Multer.File): Promise<Omit<ArchivoRecibido, 'fieldname'>> {
    // refuse at once; multer would read the whole request first
    stream.once('limit', () => this.answer(this.limit.refusal()));
    const path = this.files.newPath();
    // answer before the stream is destroyed, which the parser would report as a broken form
    const written = path.then((free) => write(stream, free, (error) => this.answer(error)));
    this.file = { stream, path, written };
    return { originalname: nombreRecibido(originalname), path: await path, ...(await written) };
  }

  /** Waits until the file is closed: a pending open would create it again. */
  async remove(): Promise<void> {
    if (this.file === null) return;
    const { stream, path, written } = this.file;
    stream.destroy();
    await written.catch(() => undefined); // reported by `receive`
    await path.then((made) => this.files.remove(made)).catch(() => undefined);
  }
}

/** Hashes and counts the bytes while writing. */
async function write(
  stream: Readable,
  path: string,
  failed: (error: unknown) => void,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
      await writeAll(file, chunk).catch((error: unknown) => {
        failed(error);
        throw error;
      });
    }
  } finally {
    await file.close();
  }
  return { size, sha256: hash.digest('hex') };
}

/** Maps the parser's error to an answer. Our own faults (a full disk) pass unchanged. */
function refusalOf(error: unknown, request: Request): unknown {
  if (error instanceof ErrorDeNegocio || error instanceof MulterError) return error;
  if (!request.complete && request.destroyed) return interrupted(error);
  if (error instanceof StorageError || (error as NodeJS.ErrnoException).syscall !== undefined) return error;
  return malformed();
}

const malformed = (): ErrorDeNegocio =>
  new ErrorDeNegocio('malformado', 'formulario-invalido', mensajes.propios.formularioInvalido);

/** Checks of a completely read form. */
function refusalOfForm(request: Request): unknown {
  // Field names are letters and digits, so '__proto__' is refused.
  if (!Object.keys((request.body as object | undefined) ?? {}).every((name) => FIELD_NAME.test(name)))
    return malformed();
  try {
    settleFormKey(request);
  } catch (answer) {
    return answer;
  }
  return undefined;
}
