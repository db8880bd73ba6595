import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/setup.mjs';
import { freePort, start, succeed, until } from './procesos.mjs';

const { CreateBucketCommand, PutObjectCommand, S3Client } = createRequire(join(root, 'api', 'package.json'))(
  '@aws-sdk/client-s3',
);
const PYTHON = '/usr/bin/python3';
const BUCKET = 'adjudica';
const KEY = 'adjudica:programa';
const SECRET = 'clavedeprueba';
const STORES = ['account', 'container', 'object'];

/** swift.conf stands in /etc/swift for all servers of a machine, unless they are told another folder before anything else is loaded. */
const SERVER = `
import sys
from swift.common import utils
utils.set_swift_dir(sys.argv[1])
from swift.common.wsgi import run_wsgi
sys.exit(run_wsgi(sys.argv[1] + '/' + sys.argv[2] + '-server.conf', sys.argv[2] + '-server', verbose=True))
`;

/** One replica of everything, on one folder. */
const RINGS = `
import os, sys
from swift.common import utils
utils.set_swift_dir(sys.argv[1])
from swift.common.ring import RingBuilder
os.setxattr(sys.argv[2], 'user.prueba', b'x')
for name, port in (one.split('=') for one in sys.argv[3:]):
    builder = RingBuilder(8, 1, 1)
    builder.add_dev(dict(id=0, region=1, zone=1, weight=1, ip='127.0.0.1', port=int(port), device='disco'))
    builder.rebalance(seed=1)
    builder.get_ring().save(sys.argv[1] + '/' + name + '.ring.gz')
`;

const ini = (sections) =>
  Object.entries(sections)
    .map(
      ([name, lines]) =>
        `[${name}]\n${Object.entries(lines)
          .map(([key, value]) => `${key} = ${value}\n`)
          .join('')}`,
    )
    .join('\n');

/**
 * OpenStack Swift of one node with its S3 API over TLS, all of it below `folder`; nothing of the machine's own Swift is read.
 * @returns `url`: STORAGE_URL of its bucket; `objectsEver()`.
 */
export async function startSwift(folder, { ca, cert, key }) {
  const [settings, disks] = [join(folder, 'ajustes'), join(folder, 'discos')];
  for (const made of [settings, join(disks, 'disco')]) mkdirSync(made, { recursive: true });
  chmodSync(folder, 0o700);
  const names = ['cache', ...STORES, 'proxy'];
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()])));
  const common = (name) => ({
    ...{ bind_ip: '127.0.0.1', bind_port: ports[name], workers: 0, user: userInfo().username, swift_dir: settings },
  });
  const write = (name, sections) => writeFileSync(join(settings, name), ini(sections));
  write('swift.conf', {
    'swift-hash': { swift_hash_path_suffix: 'prueba' },
    'storage-policy:0': { name: 'unica', default: 'yes' },
    'swift-constraints': {},
  });
  for (const name of STORES)
    write(`${name}-server.conf`, {
      DEFAULT: { ...common(name), devices: disks, mount_check: false, fallocate_reserve: 0 },
      'pipeline:main': { pipeline: `${name}-server` },
      [`app:${name}-server`]: { use: `egg:swift#${name}` },
    });
  const filters = {
    catch_errors: {},
    cache: { use: 'egg:swift#memcache', memcache_servers: `127.0.0.1:${ports.cache}` },
    listing_formats: {},
    s3api: { location: 'us-east-1' },
    tempauth: { [`user_${KEY.replace(':', '_')}`]: `${SECRET} .admin` },
    copy: {},
    slo: {},
    dlo: {},
  };
  write('proxy-server.conf', {
    DEFAULT: { ...common('proxy'), cert_file: cert, key_file: key },
    'pipeline:main': { pipeline: `${Object.keys(filters).join(' ')} proxy-server` },
    'app:proxy-server': { use: 'egg:swift#proxy', account_autocreate: true },
    ...Object.fromEntries(
      Object.entries(filters).map(([name, lines]) => [`filter:${name}`, { use: `egg:swift#${name}`, ...lines }]),
    ),
  });
  succeed(PYTHON, ['-c', RINGS, settings, disks, ...STORES.map((name) => `${name}=${ports[name]}`)]);

  const log = (name) => join(folder, `${name}.log`);
  const memory = ['-l', '127.0.0.1', '-p', String(ports.cache), '-m', '16', '-u', userInfo().username];
  start('/usr/bin/memcached', memory, log('cache'));
  for (const name of [...STORES, 'proxy']) start(PYTHON, ['-c', SERVER, settings, name], log(name));
  await makeBucket(ports.proxy, readFileSync(ca));
  return {
    url: `s3://${encodeURIComponent(KEY)}:${SECRET}@127.0.0.1:${ports.proxy}/${BUCKET}`,
    /** How many objects it has taken so far, by its own log. */
    objectsEver: () => readFileSync(log('object'), 'utf8').match(/"PUT \/disco\/[^"]*" 201 /g)?.length ?? 0,
  };
}

/** Once all servers answer. */
async function makeBucket(port, ca) {
  const client = new S3Client({
    endpoint: `https://127.0.0.1:${port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: KEY, secretAccessKey: SECRET },
    requestHandler: { httpsAgent: { ca } },
  });
  const at = { Bucket: BUCKET };
  await until(() =>
    client.send(new CreateBucketCommand(at)).catch((error) => {
      if (error.name !== 'BucketAlreadyOwnedByYou') throw error;
    }),
  );
  await until(() => client.send(new PutObjectCommand({ ...at, Key: 'primero', Body: 'x' })));
  client.destroy();
}
