declare module 's3rver' {
  import type { EventEmitter } from 'node:events';
  import type { AddressInfo } from 'node:net';
  /** Only what the tests of the storage use. */
  export default class S3rver extends EventEmitter {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: readonly { name: string; configs: readonly string[] }[];
      /** Both: TLS. */
      key?: Buffer;
      cert?: Buffer;
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
