// Follows the ends of renders as one consumer group. Each event is handled at least once: whoever must do something only once keeps
// the event's id under a unique key. A message that cannot be read goes to the dead-letter topic of the group.
//
//   KAFKA_BOOTSTRAP_SERVERS=localhost:9092 npm start
import { Consumer, Producer, stringDeserializers, stringSerializers } from '@platformatic/kafka'

const TOPIC = 'render.events'
const TYPE = 'io.reelmill.render.finished.v1' // another version comes under another name

const group = process.env.CONSUMER_GROUP ?? 'consumer-example'
const brokers = (process.env.KAFKA_BOOTSTRAP_SERVERS ?? 'localhost:9092').split(',')
let remaining = Number(process.env.MAX_EVENTS ?? Infinity) // for tests

const connection = { clientId: group, bootstrapBrokers: brokers, retries: 60, retryDelay: 1000 } // a broker may be away for a minute
const consumer = new Consumer({ ...connection, groupId: group, deserializers: stringDeserializers })
const producer = new Producer({ ...connection, serializers: stringSerializers, autocreateTopics: true })

function read (message) {
  const event = JSON.parse(message.value)
  if (typeof event.pid !== 'string' || typeof event.project?.status !== 'string') {
    throw new Error('pid or project.status is missing')
  }
  return { eventId: message.headers.get('ce_id'), pid: event.pid, status: event.project.status, creditsCharged: event.creditsCharged }
}

async function putAside (message, reason) {
  const headers = { ...Object.fromEntries(message.headers), 'dead-letter-reason': reason, 'dead-letter-topic': TOPIC }
  await producer.send({ messages: [{ topic: `${group}.${TOPIC}.dead`, key: message.key, value: message.value, headers }] })
}

async function handle (render) {
  console.log(JSON.stringify(render))
}

const stream = await consumer.consume({ topics: [TOPIC], autocommit: false, mode: 'committed', fallbackMode: 'earliest' })
for await (const message of stream) {
  if (message.headers.get('ce_type') === TYPE) {
    let render
    try {
      render = read(message)
    } catch (error) {
      await putAside(message, error.message)
    }
    if (render) {
      await handle(render)
      remaining--
    }
  }
  await message.commit()
  if (remaining <= 0) break
}
await stream.close()
await consumer.close(true)
await producer.close()
