// Plays a game of Coven as protocol.md says: ORIGIN NAME GAME CHAIRS makes a table, ORIGIN NAME GAME ID sits down at one.
import { createHash, randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';

const [origin, name, game, place] = process.argv.slice(2);
let [cookie, state, offer, nonces] = ['', { seat: null, awaited: [], moves: [] }, [], {}];

async function http(path, body) {
  const request = { method: body ? 'POST' : 'GET', headers: { cookie, 'content-type': 'application/json' }, body };
  const answer = await fetch(origin + path, request);
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  return answer.json();
}

function offered(edit, moves = [], left = [...offer]) {
  for (const part of edit)
    if (typeof part === 'string') moves.push([...(moves.at(-1) ?? '').split(' ').slice(0, part[0]), part.slice(1)].join(' '));
    else moves.push(...left.splice(0, Math.abs(part)).slice(0, Math.max(part, 0)));
  return moves;
}

function hear(news) {
  const moves = news.moves ? offered(news.moves) : (news.choices?.moves ?? state.moves);
  state = { ...state, ...news, ...news.choices, moves };
  if (moves.length > 0) offer = moves;
  if (news.type === 'refused') setTimeout(act, 1000);
  else if (['room', 'whole', 'change'].includes(news.type)) act();
}

function act({ phase, chairs, commitment } = state.room) {
  const { seat, awaited, decision, moves } = state;
  nonces[commitment] ??= randomBytes(32).toString('hex');
  const hash = createHash('sha256').update(`coven-nonce/1 ${table} ${seat} ${nonces[commitment]}`).digest('hex');
  if (phase === 'over') socket.close();
  else if (seat === null) ask('sit', { seat: chairs.findIndex(({ kind }) => kind === 'open') });
  else if (!chairs[seat].isReady) ask(...(phase === 'waiting' ? ['ready', { hash }] : ['reveal', { nonce: nonces[commitment] }]));
  else if (awaited.includes(seat)) ask('move', { decision, text: moves[(decision * 7) % moves.length] }, `decision-${decision}`);
}

await http('/api/me');
await http('/api/me', JSON.stringify({ name }));
const made = place[0] === '[' ? await http('/api/tables', `{"game":"${game}","chairs":${place},"isPublic":false}`) : { id: place };
const [table, socket] = [made.id, new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers: { cookie } })];
const ask = (type, fields, id = randomBytes(9).toString('base64url')) => socket.send(JSON.stringify({ type, id, ...fields }));
socket.on('open', () => socket.send(JSON.stringify({ type: 'enter', room: table, protocol: 3 })));
socket.on('message', (text) => hear(JSON.parse(text)));
