import type { Readable } from 'node:stream';
import { Body, Controller, Post, Produces, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { sendFile } from '../../http/send-file';
import type { MemoPorGenerar } from './memo.dto';
import type { MemoService } from './memo.service';

@Route('memo')
@Tags('Memos')
@Security('bearer', ['memo:generar'])
export class MemoController extends Controller {
  constructor(private readonly memos: MemoService) {
    super();
  }

  /** @summary Memo de las asambleas de un grupo hasta una fecha, en PDF. */
  @Post()
  @Produces('application/pdf')
  async generar(@Request() request: AuthenticatedRequest, @Body() body: MemoPorGenerar): Promise<Readable> {
    return sendFile(this, request, await this.memos.generar(request.user, body));
  }
}
