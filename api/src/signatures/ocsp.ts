import type * as asn1js from 'asn1js';
import { BasicOCSPResponse, type Certificate, type InfoAccess, OCSPRequest, OCSPResponse } from 'pkijs';
import { Sender } from '../webhooks';

/** Whether responders that certificates name are asked: never, only on the public network, or within the company's too. */
export type Ocsp = 'no' | 'publica' | 'interna';

/** Sends a request to a responder; `null` = no answer. */
export type AskResponder = (url: string, request: Buffer) => Promise<Buffer | null>;

export interface OcspAnswer {
  /** When it was revoked; `null` = it was not. */
  readonly revokedOn: Date | null;
  /** Until when the answer holds. */
  readonly until: Date;
}

const AUTHORITY_ACCESS = '1.3.6.1.5.5.7.1.1';
const RESPONDER = '1.3.6.1.5.5.7.48.1';
const BASIC = '1.3.6.1.5.5.7.48.1.1';
const URI = 6;
const MAX_ANSWER = 65_536;
const TIMEOUT_MS = 5000;
/** For all that one file asks. */
const TOTAL_MS = 15_000;
const CLOCKS_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const GOOD = 0;
const REVOKED = 1;

/** `null` = nobody is asked. Nothing inside the network is called unless allowed, and no redirection is followed (`Sender`). */
export function responders(allowed: Ocsp): AskResponder | null {
  if (allowed === 'no') return null;
  const sender = new Sender({ internal: allowed === 'interna', plainHttp: true, timeoutMs: TIMEOUT_MS });
  const stop = AbortSignal.timeout(TOTAL_MS);
  const headers = { 'content-type': 'application/ocsp-request', accept: 'application/ocsp-response' };
  return async (url, body) => {
    const answer = await sender.exchange(url, { body, headers, maxAnswer: MAX_ANSWER }, stop).catch(() => null);
    return answer === null || answer.status !== 200 || answer.bytes.length === MAX_ANSWER ? null : answer.bytes;
  };
}

/**
 * What the responder that a certificate names says of it. `null` = it names none, none answers, or the answer is not signed by its issuer or by whom the
 * issuer lets answer, is of another certificate, or of another time. `above`: from its issuer to the trusted root.
 */
export async function askedOf(
  certificate: Certificate,
  above: readonly Certificate[],
  { ask, now }: { readonly ask: AskResponder; readonly now: Date },
): Promise<OcspAnswer | null> {
  const url = responderOf(certificate);
  const [issuerCertificate] = above;
  if (url === null || issuerCertificate === undefined) return null;
  const request = new OCSPRequest();
  // names the certificate, proves nothing; many responders know no other digest
  await request.createForCertificate(certificate, { hashAlgorithm: 'SHA-1', issuerCertificate });
  const answer = await ask(url, Buffer.from(request.toSchema(true).toBER()));
  return answer === null ? null : readAnswer(answer, request, above, now).catch(() => null);
}

/** The first address of the web. */
function responderOf({ extensions = [] }: Certificate): string | null {
  const access = extensions.find(({ extnID }) => extnID === AUTHORITY_ACCESS)?.parsedValue as InfoAccess | undefined;
  for (const { accessMethod, accessLocation } of access?.accessDescriptions ?? [])
    if (accessMethod === RESPONDER && accessLocation.type === URI && /^https?:\/\//i.test(accessLocation.value))
      return accessLocation.value as string;
  return null;
}

async function readAnswer(
  der: Buffer,
  request: OCSPRequest,
  above: readonly Certificate[],
  now: Date,
): Promise<OcspAnswer | null> {
  const { responseStatus, responseBytes } = OCSPResponse.fromBER(new Uint8Array(der));
  if (responseStatus.valueBlock.valueDec !== 0 || responseBytes?.responseType !== BASIC) return null;
  const answer = BasicOCSPResponse.fromBER(responseBytes.response.valueBlock.valueHexView);
  const [issuer, root] = [above[0] as Certificate, above.at(-1) as Certificate];
  answer.certs = [...(answer.certs ?? []), issuer];
  if (!(await answer.verify({ trustedCerts: [root], issuerCerts: [...above] }))) return null;
  const asked = request.tbsRequest.requestList[0]?.reqCert;
  const single = answer.tbsResponseData.responses.find(({ certID }) => asked !== undefined && certID.isEqual(asked));
  if (single === undefined) return null;
  const { thisUpdate, nextUpdate: until = new Date(thisUpdate.getTime() + DAY_MS) } = single;
  const [earliest, latest] = [now.getTime() - CLOCKS_MS, now.getTime() + CLOCKS_MS];
  if (thisUpdate.getTime() > latest || until.getTime() < earliest) return null;
  const { idBlock, valueBlock } = single.certStatus as asn1js.Constructed;
  if (idBlock.tagNumber === GOOD) return { revokedOn: null, until };
  return idBlock.tagNumber === REVOKED
    ? { revokedOn: (valueBlock.value[0] as asn1js.GeneralizedTime).toDate(), until }
    : null;
}
